// Opens My bookings, and the housekeeping list of staff, where the server cannot be reached, on devices that somebody trusts: a page without anybody's content
// and the files that show it. Online every page comes from the server, so none is ever older than it. It also sends a
// sign-out that no open page can send. The build fills in the files, whose names change with what is in them.
const ENGLISH_FILES = [];
/** Those of them that each language has a copy of. */
const WITH_TEXTS = [];
/** The language of the page that registered this, as addresses have it; empty for English. */
const LANGUAGE = new URLSearchParams(location.search).get('language') ?? '';
const FILES = ENGLISH_FILES.map((file) =>
  LANGUAGE && WITH_TEXTS.includes(file) ? file.replace('/assets/', `/assets/${LANGUAGE}/`) : file,
);
const CACHE = `pages-${FILES[0]}`;
/** Where the page without content is found, and where it stands in for the server's. */
const PREFIX = LANGUAGE && `/${LANGUAGE}`;
const PAGE = `${PREFIX}/mybookings`;
const LANGUAGES = /^\/(de|fr|es|pt-br|ja)(?=\/|$)/;
const PAGES = /^\/?(mybookings\/?|logout\/?|bookings\/[\w-]+|staff\/housekeeping\/?)?$/;
/** Files that never change. The housekeeping list keeps those that show it; see src/admin/housekeeping/keepPage.ts. */
const ASSETS = /^\/assets\//;
/** What the cookie of a session answers by itself; see `settleSignOut`. */
const BY_COOKIE = /^\/api\//;
/** A page that signs out tells of it here, until the server has confirmed it; see src/session/owedSignOut.ts. */
const OWED_SIGN_OUT = 'owedSignOut';
/** How long the server is waited for, in milliseconds. */
const PATIENCE_MS = 5000;
/** What a proxy answers when it does not reach the server behind it. */
const GATEWAY = [502, 503, 504];

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
// the browser sends this once the server can be reached, though every page is closed
self.addEventListener('sync', (event) => event.waitUntil(settleSignOut()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (BY_COOKIE.test(pathname)) event.respondWith(afterSignOut(event));
  else if (request.mode === 'navigate') {
    if (PAGES.test(pathname.replace(LANGUAGES, ''))) event.respondWith(pageFor(event));
  } else if (FILES.includes(pathname) || ASSETS.test(pathname)) event.respondWith(fileFor(request));
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  const headers = { 'accept-language': LANGUAGE || 'en' };
  const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-store', headers });
  const text = await page.clone().text();
  // while versions change, the server that answers may have another build: the browser tries again later
  if (!page.ok || !text.includes(FILES[0])) throw new Error('The page is of another build.');
  await cache.put(PAGE, page);
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith('pages-') && name !== CACHE) await caches.delete(name);
  // the server is asked while this script starts
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function pageFor({ request, preloadResponse }) {
  const { pathname, search } = new URL(request.url);
  // the kept page shows itself at the addresses of its language only
  const address = PREFIX + pathname.replace(LANGUAGES, '') || '/';
  const page = await caches.match(PAGE);
  const kept = page && address !== pathname ? Response.redirect(address + search) : page;
  const fromServer = async () => {
    const page = (await preloadResponse) ?? (await fetch(request));
    return kept && GATEWAY.includes(page.status) ? kept : page;
  };
  if (!kept) return fromServer();
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fromServer().catch(() => kept), late]);
}

async function afterSignOut({ request, preloadResponse }) {
  await settleSignOut();
  return (await preloadResponse) ?? fetch(request);
}

/** Sends an owed sign-out. Pages take turns by the same lock, so this never ends a session that began later. */
async function settleSignOut() {
  if (!(await caches.has(OWED_SIGN_OUT))) return;
  await self.navigator.locks.request('session-cookie', async () => {
    if (!(await caches.has(OWED_SIGN_OUT))) return;
    const answer = await fetch('/session/end', { method: 'POST' });
    if (answer.status !== 204) throw new Error(`Signing out was answered ${answer.status}.`);
    await caches.delete(OWED_SIGN_OUT);
  });
}

const fileFor = async (request) => (await caches.match(request)) ?? fetch(request);
