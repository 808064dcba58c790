/** Lets the service worker keep the page and its files. Browsers offer it on https pages, and on this machine's own. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register("/worker.js").then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
    active?.postMessage(paths.map(({ pathname }) => pathname));
  }, () => {}); // a browser that forbids it shows the page all the same
}

/**
 * Listens for a newer page; to be called before anything is waited for, since what is said earlier is lost. A link that
 * does something when it is opened, such as bringing a seat by a code, does it once and on this page.
 */
export function heedNewest(): void {
  if (!location.hash) navigator.serviceWorker?.addEventListener("message", loadNewest);
}

/** The page shown was kept from before and the server has a newer one: it comes before the reader has begun anything on this one. */
function loadNewest(): void {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opened?.type === "navigate" && !navigator.userActivation?.hasBeenActive) location.reload();
}
