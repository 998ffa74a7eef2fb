import { guardStrayPresses } from './strayPress';

let time = 0;
const heard: string[] = [];
let stop = () => {};

/** A press with all its events, at a moment in milliseconds. */
function press(element: Element, at: number, [x, y] = [100, 100]) {
  time = at;
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
  for (const type of ['pointermove', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const event = new MouseEvent(type, init);
    Object.defineProperty(event, 'timeStamp', { value: time });
    element.dispatchEvent(event);
  }
}

function button(name: string): HTMLElement {
  const made = document.createElement('button');
  made.textContent = name;
  made.addEventListener('click', () => heard.push(made.textContent!));
  document.body.append(made);
  return made;
}

beforeEach(() => {
  heard.length = 0;
  document.body.replaceChildren();
  stop = guardStrayPresses(document);
});
afterEach(() => stop());

test('a second press at the same point does nothing to another control', () => {
  const [first, second] = [button('Check in 308'), button('Check in 309')];
  press(first, 0);
  press(second, 800);
  press(second, 1400, [102, 101]);
  expect(heard).toEqual(['Check in 308']);
});

test('a second press does nothing to a control whose name has changed', () => {
  const one = button('Check in');
  press(one, 0);
  one.textContent = 'Check out';
  press(one, 300);
  expect(heard).toEqual(['Check in']);
});

test('the same control can be pressed twice, and any control after a pointer move or a pause', () => {
  const [next, other] = [button('Next'), button('Other')];
  press(next, 0);
  press(next, 100);
  press(other, 300, [160, 100]);
  press(next, 600);
  press(other, 2200);
  expect(heard).toEqual(['Next', 'Next', 'Other', 'Next', 'Other']);
});

test('key presses are never ignored', () => {
  const [first, second] = [button('First'), button('Second')];
  press(first, 0);
  press(second, 300);
  second.click();
  expect(heard).toEqual(['First', 'Second']);
});

test('a press at the same point counts after typing', () => {
  const [first, second] = [button('An option of one list'), button('An option of the next list')];
  press(first, 0);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  press(second, 400);
  expect(heard).toHaveLength(2);
});
