import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { currentLanguage, languagePrefix, splitLanguage } from '../../schema/language';
import { App } from './app/App';
import { Failures } from './app/failures';
import { PageTable } from './app/pageTable';
import { RENDERED_PAGES } from './app/renderedPages';
import { routes } from './app/routes';
import { LeadsElsewhere } from './kit/LeadTo';
import { makeServerClient, type Execute } from './rendering/serverClient';
import { visitor } from './session/visitor';

interface Asked {
  /** Path and query. */
  address: string;
  execute: Execute;
  /** The moment that the page takes for now, in milliseconds since 1970. */
  renderedAt: number;
  /** When it is aborted the page is given up. */
  signal: AbortSignal;
}

interface Rendered {
  /** What belongs into the root element. */
  html: string;
  /** What belongs into the head: links to what is needed first. */
  head: string;
  /** What the browser goes on with. */
  hydrationData: { renderedAt: number; cache: unknown };
  /** The files that the page's route loads. */
  files: readonly string[];
}

const pages = new PageTable(routes);
/** What React puts in front of the page because it belongs into the head. */
const HOISTED = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)+/;

/** The page at an address as a visitor sees it; undefined if its address is not rendered, or leads elsewhere. */
export async function renderPage({
  address,
  execute,
  renderedAt,
  signal,
}: Asked): Promise<Rendered | undefined> {
  const url = new URL(address, 'http://localhost');
  const files = filesAt(url);
  if (!files) return undefined;
  await pages.load(splitLanguage(url.pathname).path);
  const client = makeServerClient(execute);
  const written = await write(
    <StaticRouter basename={languagePrefix(currentLanguage())} location={address}>
      <App {...{ client, session: visitor, pages, renderedAt }} failures={new Failures()} />
    </StaticRouter>,
    signal,
  ).catch((error: unknown) => {
    if (error instanceof LeadsElsewhere) return undefined;
    throw error;
  });
  if (written === undefined) return undefined;
  const [hoisted = ''] = HOISTED.exec(written) ?? [];
  const links = hoisted.match(/<link[^>]*>/g) ?? [];
  return {
    html: written.slice(hoisted.length),
    head: links.join(''),
    hydrationData: { renderedAt, cache: client.extract() },
    files,
  };
}

/** The files of the page; without a search the results lead home, which only a browser does. */
function filesAt({ pathname, search }: URL): readonly string[] | undefined {
  const path = pages.patternOf(splitLanguage(pathname).path) ?? '';
  return path === '/searchhotelsresults' && !search ? undefined : RENDERED_PAGES[path];
}

/** Renders a tree to the end. Fails where anything in it fails, or where it is given up. */
function write(tree: React.ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const collect = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(part);
        done();
      },
    });
    collect.on('finish', () => resolve(Buffer.concat(parts).toString()));
    const stream = renderToPipeableStream(tree, {
      // every part in its place: parts that were moved there by scripts would not be read without them
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(collect),
      onError: (error) => {
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
    const giveUp = () => stream.abort(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
