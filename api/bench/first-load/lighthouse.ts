import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { Checks } from '../proof/checks';

/*
 * Lighthouse with its phone settings (slow 4G, a processor four times slower) in the installed Chromium. npx downloads
 * it at its first use: with its dependencies it is a fifth as large as all other installed packages.
 */

const LIGHTHOUSE = 'lighthouse@12.8.2';
const TRIES = 3;
const KINDS = ['accessibility', 'best-practices', 'seo'] as const;
/** The most milliseconds, and the most layout shift. */
const AT_MOST = { LCP: 1500, TBT: 150, CLS: 0.01 };
const PERFORMANCE = 95;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

/** Visits each page several times, prints the medians, and compares them with the limits. */
export async function visitAsPhone(
  url: string,
  pages: Record<string, string>,
  visits: number,
  checks: Checks,
) {
  // other benchmarks put the load on its own core; a browser uses all cores
  spawnSync('taskset', [
    '-cp',
    `0-${Math.max(cpus().length, availableParallelism()) - 1}`,
    String(process.pid),
  ]);
  console.log(
    `\nLighthouse's phone, median of ${visits}    performance   LCP ms   TBT ms     CLS   accessibility   best practices   SEO`,
  );
  for (const [name, address] of Object.entries(pages)) {
    const reports: Report[] = [];
    while (reports.length < visits) reports.push(await visit(url + address, address.includes('?')));
    const score = (kind: string) =>
      median(reports.map((report) => 100 * (report.categories[kind]!.score ?? 0)));
    const figure = (audit: string) =>
      median(reports.map((report) => report.audits[audit]!.numericValue ?? NaN));
    const found = {
      LCP: figure('largest-contentful-paint'),
      TBT: figure('total-blocking-time'),
      CLS: figure('cumulative-layout-shift'),
    };
    const performance = score('performance');
    const columns = [performance, found.LCP, found.TBT].map((value) => value.toFixed(0).padStart(9));
    const others = KINDS.map((kind) => score(kind).toFixed(0).padStart(15));
    console.log(`${name.padEnd(36)}${columns.join('')}${found.CLS.toFixed(3).padStart(8)}${others.join('')}`);
    checks.expect(`${name}: performance is at least ${PERFORMANCE}`, performance >= PERFORMANCE);
    for (const [metric, most] of Object.entries(AT_MOST))
      checks.expect(`${name}: ${metric} is at most ${most}`, found[metric as keyof typeof found] <= most);
    for (const kind of KINDS)
      checks.expect(`${name}: ${kind} is 100`, score(kind) === 100, () => faults(reports[0]!, kind));
  }
}

/**
 * Runs a new browser for each visit. Result pages are hidden from search engines on purpose, which Lighthouse does not
 * know.
 */
async function visit(address: string, isSearch: boolean): Promise<Report> {
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  const skipped = isSearch ? ['--skip-audits=is-crawlable'] : [];
  for (let tries = 1; ; tries++) {
    const folder = await mkdtemp(path.join(tmpdir(), 'staybook-visit-'));
    // a file, since Lighthouse exits before a long report has passed a pipe
    const file = path.join(folder, 'report.json');
    const options = ['--output=json', `--output-path=${file}`, '--quiet', chrome];
    const child = spawn('npx', ['--yes', LIGHTHOUSE, address, ...options, ...skipped], {
      env: { CHROME_PATH: process.env.CHROMIUM_PATH || '/usr/bin/chromium', ...process.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'exit');
    const written = await readFile(file, 'utf8').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
    const report = written && (JSON.parse(written) as Report);
    // sometimes a trace has no beginning
    if (report && report.categories.performance?.score != null) return report;
    if (tries === TRIES) throw new Error(`Lighthouse measured nothing at ${address}.`);
  }
}

const faults = ({ categories, audits }: Report, kind: string): string =>
  categories[kind]!.auditRefs.filter(({ id, weight }) => weight && (audits[id]!.score ?? 1) < 1)
    .map(({ id }) => audits[id]!.title)
    .join('; ');

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
