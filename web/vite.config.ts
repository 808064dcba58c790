import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a server started beside it: stammtisch serve --port 8000
const backend = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    manifest: "chunks.json", // which file holds what: for the figure of the script's size, and for the service worker
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // The worker stands at the root, which it serves, and its name stays the same.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: backend, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], css: true },
});
