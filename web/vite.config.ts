import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compiledAtOnce } from "./building/compiledatonce.ts";
import { early } from "./building/early.ts";
import { firstWords } from "./building/firstwords.ts";

/** Files that are wanted together are one file: on a slow line each costs a round trip of its own. */
const TOGETHER = [
  { name: "page", test: /src\/(App|view\/(PageHeader|Card|CardRow)|gamewords)\b/, priority: 2 },
  { name: "table", test: /src\/(pages\/TablePage|view\/(TableFrame|Auction))\b/, priority: 1 },
];

// `npm run dev` talks to a server started beside it: stammtisch serve --port 8000
const backend = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [firstWords(), svelte(), early(), compiledAtOnce()],
  build: {
    manifest: "chunks.json", // which file holds what: for the figure of the script's size, and for the service worker
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // The worker stands at the root, which it serves, and its name stays the same.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"), codeSplitting: { groups: TOGETHER } },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: backend, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], css: true },
});
