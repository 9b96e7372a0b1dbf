/**
 * The one script that runs before the first paint, written out in the page
 * behind its heading, and gone from there before React looks.
 * It keeps a click that comes before the rest is ready: the click is made
 * again then, or, should that take three seconds, does what it does without
 * JavaScript. A kept click is made a moment after the page says it is ready:
 * what looks different once it is alive is drawn right after that.
 *
 * After the paint it asks for the rest of the styles and the fonts, which the
 * page holds ready in its noscript (see app/delivery/document-styles.ts), and
 * for what sees to all that follows (see waking.ts).
 *
 * The text is shortened by the build (see vite.config.ts) and sent as it is.
 */
export const earlyScript = `(() => {
  document.currentScript.remove();
  let kept, begun;
  const keep = (event) => {
    const element = event.target.closest('[data-awaits-script]');
    if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    kept = element;
    setTimeout(() => { if (kept === element) letGo(); }, 3000);
  };
  const letGo = () => {
    removeEventListener('click', keep, true);
    const element = kept;
    kept = undefined;
    setTimeout(() => element?.click());
  };
  addEventListener('click', keep, true);
  addEventListener('site-ready', letGo);
  const begin = () => {
    if (begun) return;
    begun = true;
    const [links] = document.querySelector('head noscript').textContent.split('<style');
    document.head.insertAdjacentHTML('beforeend', links);
    const [waking] = document.getElementById('later').dataset.modules.split(' ');
    import(waking).catch(() => document.getElementById('cover').remove());
  };
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true });
    setTimeout(begin, 1000);
  });
})();`
