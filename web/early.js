// A page that came with its content: its code is added once what is seen is there, or at the first touch, and a button
// that is pressed before its code is there is pressed again when it is. Where the code does not come, buttons do what they
// do without a script: forms are sent.
(function () {
  var waiting = document.getElementById('code');
  var begins = ['pointerdown', 'keydown', 'focusin'];
  // how long a part of the page is waited for, in milliseconds: after that a press would surprise
  var PATIENCE = 10000;
  var added, pressed, looks, until, rendered;
  function add() {
    if (added) return;
    added = true;
    var code = document.importNode(waiting.content, true);
    // each in a task of its own, between which the browser answers to whoever touches it
    code.querySelectorAll('link').forEach(function (link) {
      window.setTimeout(function () {
        document.head.append(link);
      });
    });
    run(
      Array.from(code.querySelectorAll('[data-run]'), function (element) {
        return element.href || element.src;
      }),
    );
  }
  function run(files) {
    import(files[0]).then(
      function () {
        if (files.length > 1) return window.setTimeout(run, 0, files.slice(1));
        // its absence says that the code has begun
        waiting.remove();
      },
      // the next touch tries again
      function () {
        added = false;
        document.removeEventListener('click', keep, true);
        pressAgain();
      },
    );
  }
  // React marks what it has taken over. A part whose code comes after that of the page is taken over later.
  function isTakenOver(button) {
    return Object.keys(button).some(function (key) {
      return key.indexOf('__react') === 0;
    });
  }
  function keep(event) {
    var button = event.target.closest('button');
    if (!button || (rendered && (!rendered.has(button) || isTakenOver(button)))) return;
    event.preventDefault();
    pressed = button;
    looks = button.outerHTML;
    if (!rendered) return;
    until = Date.now() + PATIENCE;
    pressAgain();
  }
  // A part that cannot be taken over is drawn again, with a button that looks the same.
  function find() {
    if (pressed.isConnected) return pressed;
    return Array.from(document.querySelectorAll('button')).find(function (button) {
      return button.outerHTML === looks;
    });
  }
  function pressAgain() {
    if (!pressed || (rendered && Date.now() > until)) return;
    pressed = find() || pressed;
    if (rendered && !(pressed.isConnected && isTakenOver(pressed))) return window.setTimeout(pressAgain, 50);
    var button = pressed;
    pressed = undefined;
    button.click();
  }
  function end() {
    begins.forEach(function (name) {
      document.removeEventListener(name, add, true);
    });
    rendered = new Set(document.querySelectorAll('button'));
    until = Date.now() + PATIENCE;
    pressAgain();
  }
  begins.forEach(function (name) {
    document.addEventListener(name, add, true);
  });
  document.addEventListener('click', keep, true);
  document.addEventListener('hydrated', end, { once: true });
  // a picture that does not come keeps nobody waiting
  window.setTimeout(add, 3000);
  if (document.readyState === 'complete') whenShown();
  else window.addEventListener('load', whenShown);
  // loaded is not shown yet: pictures are drawn in the frames that follow
  function whenShown() {
    window.requestAnimationFrame(function () {
      window.setTimeout(add, 100);
    });
  }
})();
