/** What is wrong with the layout of texts; see findFaults(). */
export interface Faults {
  /** Texts of which a part is cut off, or stands outside its field or its button. */
  cut: string[];
  /** Pairs of texts that stand on each other. */
  overlapping: string[];
  /** By how many pixels the page is wider than the screen. */
  overflow: number;
}

interface Options {
  /** The letters of the texts that are ours. */
  own: string;
  /** Selectors of elements whose texts may stand out of them. */
  deliberate: string[];
  /** What is open on the page, if only that is checked. */
  selector?: string | undefined;
}

/**
 * Runs in the page: finds texts that are cut, that overlap, or that stand outside their button, and whether the page scrolls
 * sideways. Only texts of the letters of `own` count as cut where an ellipsis shows it: data may be of any length.
 */
export function findFaults({ own, deliberate, selector }: Options): Faults {
  const root = (selector && [...document.querySelectorAll(selector)].at(-1)) || document.body;
  const ownLetters = new RegExp(`[${own}]`, 'u');
  const isOwn = (words: string) => ownLetters.test(words) && !/[A-Za-z]/.test(words);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 2 || bottom - top < 2;
  const nameOf = (element: Element) => {
    const classes = [...element.classList].slice(0, 2).join('.');
    return `${element.localName}${classes && `.${classes}`}`;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
  /** Words for screen readers alone, and what waits outside the screen, have no layout. */
  const isForReadersOnly = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, clipPath, clip, overflowX, opacity } = styleOf(each);
      const { width, height } = each.getBoundingClientRect();
      if (opacity === '0') return true;
      if (position === 'absolute' && (clipPath !== 'none' || clip !== 'auto' || overflowX !== 'visible'))
        if (width <= 1 || height <= 1) return true;
    }
    return false;
  };

  const isBlock = (element: Element) => !/^(inline|contents)$/.test(styleOf(element).display);

  const cut: string[] = [];
  /** Compares a line of a text with what clips it. Returns what is visible of it. */
  const clipped = (line: Box, words: string, parent: Element): Box => {
    let seen = line;
    let [checksX, checksY] = [true, true];
    let position = 'static';
    for (let each: Element | null = parent; each && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      if (position === 'fixed') break;
      const isPassed = position === 'absolute' && style.position === 'static';
      const isScroller = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (!isPassed && isScroller && style.display !== 'inline') {
        const outer = each.getBoundingClientRect();
        const box = {
          left: outer.left + parseFloat(style.borderLeftWidth),
          top: outer.top + parseFloat(style.borderTopWidth),
          right: outer.right - parseFloat(style.borderRightWidth),
          bottom: outer.bottom - parseFloat(style.borderBottomWidth),
        };
        seen = meet(seen, box);
        const scrolls = (overflow: string) => /auto|scroll/.test(overflow);
        if (scrolls(style.overflowX)) checksX = false;
        if (scrolls(style.overflowY)) checksY = false;
        const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const isOut =
          (checksX && (line.left < box.left - 2 || line.right > box.right + 2)) ||
          (checksY && (line.top < box.top - 2 || line.bottom > box.bottom + 2));
        if (isOut && (!hasEllipsis || isOwn(words)) && !each.matches(deliberate.join()))
          cut.push(`${words} in ${nameOf(each)}`);
        if (isOut) checksX = checksY = false;
      }
      if (!isPassed) position = style.position;
      if (each.matches('dialog, [popover]')) break;
    }
    return seen;
  };
  /** What a text stands in: texts of different layers may cover each other. */
  const layerOf = (element: Element): Element => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, zIndex } = styleOf(each);
      if (/fixed|sticky/.test(position) || (position !== 'static' && zIndex !== 'auto')) return each;
      if (each.matches('dialog, [popover]')) return each;
    }
    return document.body;
  };

  const seenLines: { box: Box; words: string; node: Node; layer: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const words = node.textContent!.trim();
    if (!words || parent.matches('script, style, noscript, option, template, textarea')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || isForReadersOnly(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    const button = parent.closest('button, [role=button], [role=tab]');
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      // letters are lower than the line that the font declares for them
      const inset = line.height * 0.2;
      const { left, right } = line;
      const box = { left: left + 1, right: right - 1, top: line.top + inset, bottom: line.bottom - inset };
      const seen = clipped(box, words, parent);
      if (button && !isEmpty(seen)) {
        const around = button.getBoundingClientRect();
        const isOut = seen.left < around.left - 1 || seen.right > around.right + 1;
        if (isOut || seen.top < around.top - 1 || seen.bottom > around.bottom + 1)
          cut.push(`${words} outside ${nameOf(button)}`);
      }
      if (isOwn(words) && isBlock(parent) && !isEmpty(seen) && !parent.matches(deliberate.join())) {
        const around = parent.getBoundingClientRect();
        if (left < around.left - 1 || right > around.right + 1) cut.push(`${words} beside ${nameOf(parent)}`);
      }
      if (!isEmpty(seen)) seenLines.push({ box: seen, words, node, layer });
    }
  }

  const overlapping: string[] = [];
  seenLines.sort((one, other) => one.box.top - other.box.top);
  seenLines.forEach((line, place) => {
    for (let next = place + 1; next < seenLines.length; next++) {
      const other = seenLines[next]!;
      if (other.box.top >= line.box.bottom) break;
      if (other.node === line.node || other.layer !== line.layer) continue;
      if (!isEmpty(meet(line.box, other.box))) overlapping.push(`${line.words} / ${other.words}`);
    }
  });

  const canvas = document.createElement('canvas').getContext('2d')!;
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const isChoice = field instanceof HTMLSelectElement;
    const shown = isChoice ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    const isText = isChoice || /^(text|search|email|tel|password|number|url)$/.test(field.type);
    const { width } = field.getBoundingClientRect();
    if (!shown || !isText || width <= 1 || !field.checkVisibility({ visibilityProperty: true })) continue;
    if (!isOwn(shown) && !/^\d\d\/.*\/\d{4}$/.test(shown)) continue;
    const { font, paddingLeft, paddingRight, letterSpacing, opacity, textOverflow } = styleOf(field);
    if (opacity === '0') continue;
    // the name of a search field may end in an ellipsis on a phone: it is read out whole
    const isName = !isChoice && !field.value && field.ariaLabel === field.placeholder;
    if (isName && textOverflow === 'ellipsis') continue;
    canvas.font = font;
    canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const needed = canvas.measureText(shown).width;
    if (needed > room + 1) cut.push(`${shown} in a field, by ${Math.ceil(needed - room)} px`);
  }

  return {
    cut: [...new Set(cut)],
    overlapping: [...new Set(overlapping)],
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
}
