import { Router } from 'express';
import { now } from '../../src/core/clock';
import { exampleRates } from '../../src/external/exchangeRates';

/** The path of the file, as at the European Central Bank. */
export const RATES_PATH = '/rates/eurofxref-daily.xml';

/** Stands in for the exchange rates of the European Central Bank: example rates with the date of today. */
export function fakeRates(): Router {
  const router = Router();
  router.get(RATES_PATH, (_request, response) => {
    const today = now().toISOString().slice(0, 10);
    response.type('application/xml').send(exampleRates().replace(/time='[\d-]+'/, `time='${today}'`));
  });
  return router;
}
