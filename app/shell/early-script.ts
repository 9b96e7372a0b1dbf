/**
 * The one script that runs before the first paint, written out in the page.
 * It starts the rest right after the paint, and keeps a click that comes
 * before the rest is ready: the click is made again then, or, should that
 * take three seconds, does what it does without JavaScript. A kept click is
 * made a moment after the page says it is ready: what looks different once it
 * is alive is drawn right after that.
 *
 * After the paint come the rest of the styles and the fonts, which the page
 * holds ready in its noscript (see app/styles/styles-in-document.ts), then the scripts.
 * The fonts are put on when both are there, and before the rest is laid out:
 * nothing is laid out anew for them but what is seen.
 * What is below the first screen is laid out when it has its styles, as much
 * at a time as a frame allows (see app/ui/unfolding.ts); should they not come, it
 * is shown without. What the address names is then brought into view again.
 *
 * Parts are run one by one, with a breath between them: all in one go would
 * hold a slow phone for a third of a second.
 *
 * The text is shortened by the build (see vite.config.ts) and sent as it is.
 */
export const earlyScript = `(() => {
  const patienceMs = 3000, taskMs = 12;
  let kept, dressed, folded;
  const keep = (event) => {
    const element = event.target.closest?.('[data-awaits-script]');
    if (!element || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    kept = element;
    setTimeout(() => { if (kept === element) letGo(); }, patienceMs);
  };
  const letGo = () => {
    removeEventListener('click', keep, true);
    const element = kept;
    kept = undefined;
    setTimeout(() => element?.click());
  };
  addEventListener('click', keep, true);
  addEventListener('site-ready', letGo);
  const add = (to, tag, what) => to.append(Object.assign(document.createElement(tag), what));
  const modules = async (work) => {
    for (const href of document.getElementById('later').dataset.modules.split(' ')) {
      await work(href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const come = (link) => new Promise((done) => {
    link.onload = link.onerror = done;
    setTimeout(done, patienceMs);
  });
  const dress = async () => {
    if (dressed) return;
    dressed = true;
    const [links, faces] = document.querySelector('head noscript').textContent.split(/(?=<style)/);
    const put = (html) => document.head.insertAdjacentHTML('beforeend', html);
    put(links);
    const [sheet, ...fonts] = [...document.querySelectorAll('head > [rel=stylesheet], head > [rel=preload]')].map(come);
    await sheet;
    document.getElementById('cover').remove();
    await Promise.all(fonts);
    put(faces);
    await modules((href) => add(document.head, 'link', { rel: 'modulepreload', href }));
    unfold();
  };
  const unfold = () => {
    const began = performance.now();
    while (folded.length && performance.now() - began < taskMs) {
      folded[0].style.contentVisibility = 'visible';
      folded.shift().getBoundingClientRect();
    }
    if (folded.length) return requestAnimationFrame(unfold);
    document.querySelector(':target')?.scrollIntoView();
    start();
  };
  const start = async () => {
    await modules((href) => import(href)).catch(() => {});
    add(document.body, 'script', { type: 'module', textContent: document.getElementById('later').textContent });
  };
  addEventListener('DOMContentLoaded', () => {
    folded = [...document.querySelectorAll('main > section ~ section, main ~ footer')];
    new PerformanceObserver(() => setTimeout(dress)).observe({ type: 'paint', buffered: true });
    setTimeout(dress, 1000);
  });
})();`
