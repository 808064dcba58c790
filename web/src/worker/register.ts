/** Lets the service worker keep the page and its files. Browsers offer it on https pages, and on this machine's own. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register("/worker.js").then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
    active?.postMessage(paths.map(({ pathname }) => pathname));
  }, () => {}); // a browser that forbids it shows the page all the same
}
