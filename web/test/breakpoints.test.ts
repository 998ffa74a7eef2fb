import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA } from '../../schema/breakpoints.generated';

/* The widths of the specification (sections 2 and 9), and what the sheets do at them. */

test('the widths of the specification have names', () => {
  expect(MEDIA).toMatchObject({
    topBarNarrow: '(max-width: 570px)',
    menuCompact: '(max-width: 800px)',
    phone: '(max-width: 600px)',
    sectionsNarrow: '(max-width: 900px)',
    citiesOne: '(max-width: 349.95px)',
    citiesTwo: '(max-width: 484.95px)',
    chatWithoutSearch: '(max-width: 850px)',
    chatWithoutOnline: '(max-width: 700px)',
    chatWithoutList: '(max-width: 540px)',
  });
});

/** The rules of a sheet at the widths of this name, on one line. */
function rulesAt(name: string, sheet: string): string {
  const text = readFileSync(path.join(__dirname, '../src', sheet), 'utf8').replace(/\s+/g, ' ');
  const block = new RegExp(`@media \\(--${name}\\) \\{((?:[^{}]|\\{[^{}]*\\})*)\\}`).exec(text);
  return block?.[1] ?? '';
}

test('the links of the top bar fold at 570 px', () => {
  expect(rulesAt('top-bar-narrow', 'app/layout/TopBar.module.css')).toContain('.wide { display: none; }');
});

test('the side menu has icons alone at 800 px, and is a button of the top bar at 600 px', () => {
  expect(rulesAt('menu-compact', 'app/layout/SideMenu.module.css')).toContain(
    '.link > span:last-child { display: none; }',
  );
  expect(rulesAt('phone', 'app/layout/SideMenu.module.css')).toContain('.rail { display: none; }');
  expect(rulesAt('above-phone', 'app/layout/MenuButton.module.css')).toContain('.button { display: none; }');
});

test('the carousel shows three cities, two below 485 px and one below 350 px', () => {
  const sheet = 'home/Cities.module.css';
  expect(rulesAt('cities-two', sheet)).toContain('.list > :nth-of-type(n + 3) { display: none; }');
  expect(rulesAt('cities-one', sheet)).toContain('.list > :nth-of-type(n + 2) { display: none; }');
});

test('the lists of home lose an item at 900 px and two at 600 px', () => {
  const sheet = 'home/Section.module.css';
  expect(rulesAt('sections-narrow', sheet)).toContain('.list > li:nth-last-of-type(1) { display: none; }');
  expect(rulesAt('phone', sheet)).toContain('.list > li:nth-last-of-type(-n + 2) { display: none; }');
});
