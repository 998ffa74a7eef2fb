import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appVariable } from '../core/appState';
import { config } from '../core/config';
import { configuredGet } from './publicRequest';

/** The file of the central bank has 2 kB. */
const LARGEST = 100_000;

/** The address of the stand-in, where payments are a test; see api/standins/fakeRates/. */
const standIn = appVariable<string>();

/** Reads rates from a stand-in where EXCHANGE_RATES_URL is not set. */
export const connectRates = (url: string | undefined): void => standIn.set(url);

/** The file in this folder: rates of one day in the format of the central bank, as an example. */
export const exampleRates = (): string => readFileSync(path.join(__dirname, 'eurofxref.xml'), 'utf8');

/**
 * Where rates are read now: an address, or the name of the file in this folder. Undefined in production without an address:
 * rates that are an example are shown to nobody who pays.
 */
export const ratesAddress = (): string | undefined =>
  config.exchangeRatesUrl ?? standIn.get() ?? (config.production ? undefined : 'eurofxref.xml');

/**
 * Reads the file of exchange rates at `ratesAddress()`, in the XML format of the European Central Bank. Throws FileTooLarge, UnexpectedStatus,
 * or the error of the connection.
 */
export async function fetchRates(address: string): Promise<string> {
  if (!URL.canParse(address)) return exampleRates();
  return configuredGet(new URL(address), { most: LARGEST, accept: 'application/xml, text/xml' });
}
