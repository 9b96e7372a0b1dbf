/**
 * The one script that runs before the first paint, written out in the page.
 * It starts the rest right after the paint, and keeps a click that comes
 * before the rest is ready: the click is made again then, or, should that
 * take three seconds, does what it does without JavaScript. A kept click is
 * made a moment after the page says it is ready: what looks different once it
 * is alive is drawn right after that.
 *
 * The text is sent and run as it stands, so it keeps to plain, old syntax and
 * has no comments of its own.
 */
export const earlyScript = `(function () {
  var kept = [], started = false, patienceMs = 3000;
  function keep(event) {
    var element = event.target.closest && event.target.closest('[data-awaits-script]');
    if (!element || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(element);
    setTimeout(function () {
      if (kept.indexOf(element) < 0) return;
      kept = [];
      removeEventListener('click', keep, true);
      element.click();
    }, patienceMs);
  }
  addEventListener('click', keep, true);
  addEventListener('site-ready', function () {
    removeEventListener('click', keep, true);
    var last = kept.pop();
    kept = [];
    if (last) setTimeout(function () { last.click(); }, 0);
  });
  function start() {
    var later = document.getElementById('later');
    if (started || !later) return;
    started = true;
    later.dataset.modules.split(' ').forEach(function (href) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.appendChild(link);
    });
    var script = document.createElement('script');
    script.type = 'module';
    script.textContent = later.textContent;
    document.body.appendChild(script);
  }
  function afterPaint() {
    requestAnimationFrame(function () { setTimeout(start, 0); });
    setTimeout(start, 1000);
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})();`
