// A page that came with its content: a button that is pressed before the code is there is pressed again when it is.
(function () {
  var pressed;
  function keep(event) {
    var button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  }
  function pressAgain() {
    document.removeEventListener('click', keep, true);
    if (pressed && pressed.isConnected) pressed.click();
  }
  document.addEventListener('click', keep, true);
  document.addEventListener('takenover', pressAgain, { once: true });
})();
