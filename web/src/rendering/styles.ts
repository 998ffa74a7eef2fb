import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'css';
/** Rules that are remembered between pages; their number is that of the styles in the code, unless one follows from data. */
const MOST = 5000;

let cache: EmotionCache | undefined;

/** Where components put their rules: kept from page to page, so that each is made once. */
export function styleCache(): EmotionCache {
  if (cache && Object.keys(cache.inserted).length < MOST) return cache;
  // plug-ins of its own: what is compiled is forgotten together with the cache
  cache = createCache({ key: KEY, stylisPlugins: [] });
  // rules are collected instead of being written beside every element
  cache.compat = true;
  return cache;
}

/** The style elements of a page: those for all pages, then the rules of the classes in it. Browsers take them over. */
export function stylesOf(html: string, { inserted, registered }: EmotionCache): string {
  const used = new Set(Array.from(html.matchAll(/\bcss-([\w-]+)/g), ([, id]) => id!));
  const general: string[] = [];
  const ids: string[] = [];
  let rules = '';
  for (const [id, rule] of Object.entries(inserted)) {
    if (typeof rule !== 'string') continue;
    if (registered[`${KEY}-${id}`] === undefined) general.push(element(`${KEY}-global ${id}`, rule));
    else if (used.has(id)) {
      ids.push(id);
      rules += rule;
    }
  }
  return general.join('') + element(`${KEY} ${ids.join(' ')}`, rules);
}

const element = (ids: string, rules: string): string =>
  `<style data-emotion="${ids}">${rules.replaceAll('</', '<\\/')}</style>`;
