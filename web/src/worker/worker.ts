/**
 * The service worker: keeps the page and the files it has used, so that it opens at once, and also without a connection.
 * It knows nothing of any table: what the server says is never kept.
 */

/** What of a worker's own world is used here; the types of the page's world are all others. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ postMessage(message: string): void } | undefined> };
}
const worker = self as unknown as Worker;

const KEPT = "stammtisch";
const PAGE = "/";
/** The build's list of its files; those of older builds are thrown away. */
const BUILD = "/chunks.json";
/** Said to a window: the page that it shows is no longer the newest. */
const NEWER = "newer";
/** Milliseconds after which the page that is kept is shown, if the server has not answered. */
const PATIENCE = 3_000;

worker.addEventListener("install", (event) => (event as Waiting).waitUntil(keepPage().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => (event as Waiting).waitUntil(worker.clients.claim()));

/** The page tells which files it had before this worker was there. */
worker.addEventListener("message", (event) => {
  const paths = (event as MessageEvent<readonly string[]>).data.filter((path) => path.startsWith("/assets/"));
  (event as unknown as Waiting).waitUntil(Promise.all(paths.map((path) => file(new Request(path)))));
});

worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) respondWith.call(event, file(request));
  else if (request.mode === "navigate") respondWith.call(event, page(request, event as Fetching));
});

async function keepPage(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.add(new Request(PAGE, { cache: "reload" }));
}

/** A file whose name holds its hash is never another: the kept one is as good as new. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * The page that is kept, at once: the newest one is asked for meanwhile, and the window is told if it is another. Who loads
 * the page anew gets the newest; the kept one where the server cannot be reached, or is too slow.
 */
async function page(request: Request, event: Fetching): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(PAGE);
  const newest = fetch(request);
  event.waitUntil(newest.then((answer) => keepNewest(cache, kept?.clone(), answer.clone(), event.resultingClientId), () => {}));
  if (!kept) return newest;
  if (request.cache === "default") return kept.clone();
  const late = new Promise<Response>((give) => setTimeout(() => give(kept.clone()), PATIENCE));
  return Promise.race([newest.catch(() => kept.clone()), late]);
}

async function keepNewest(cache: Cache, kept: Response | undefined, answer: Response, window: string): Promise<void> {
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const [text, before] = [await answer.clone().text(), await kept?.text()];
  if (text === before) return;
  await cache.put(PAGE, answer);
  if (before !== undefined) (await worker.clients.get(window))?.postMessage(NEWER);
  await dropOthers(cache);
}

/** Throws away files that the newest build does not have. */
async function dropOthers(cache: Cache): Promise<void> {
  const build = (await (await fetch(BUILD)).json()) as Record<string, { file: string; css?: string[]; assets?: string[] }>;
  const own = new Set(Object.values(build).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((name) => `/${name}`));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !own.has(pathname)) await cache.delete(request);
  }
}
