/** What nobody waits for: done once the page has time. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 5_000 });
  else setTimeout(act, 1_000); // Safari has none
}
