import { fill } from '../../../schema/fill';
import * as texts from './texts';

/** In the order of the search, as most user agents also contain the names of earlier browsers. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, texts.edge],
  [/\bOPR\/|\bOpera\b/, texts.opera],
  [/\bSamsungBrowser\//, texts.samsungInternet],
  [/\b(Firefox|FxiOS)\//, texts.firefox],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, texts.chrome],
  [/\bSafari\//, texts.safari],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, texts.iPhone],
  [/\biPad\b/, texts.iPad],
  [/\bAndroid\b/, texts.android],
  [/\bWindows\b/, texts.windows],
  [/\bCrOS\b/, texts.chromeOs],
  [/\bMac OS X\b|\bMacintosh\b/, texts.mac],
  [/\bLinux\b/, texts.linux],
];

const find = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The name of a device from its user agent, such as 'Firefox on Windows'. */
export function deviceName(userAgent: string): string {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (!browser) return system ? fill(texts.appOnSystem, { system }) : texts.unknownApp;
  return system ? fill(texts.browserOnSystem, { browser, system }) : browser;
}
