import { useId } from 'react';
import { fill } from '../../../../schema/fill';
import { currentLanguage } from '../../../../schema/language';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import { shortDate } from '../../kit/format';
import { Skeleton } from '../../kit/Skeleton';
import text from '../../kit/text.module.css';
import { DOLLARS } from '../chosenCurrency';
import styles from './CurrencyDialog.module.css';
import { useExchangeRatesQuery } from './ExchangeRates.generated';
import { currencyOfLanguage } from './regionCurrency';
import * as texts from './texts';
import { useChooseCurrency } from './useChooseCurrency';

interface Props {
  chosen: string;
  onClose: () => void;
}

interface Currency {
  code: string;
  name: string;
}

/** The currencies in which prices can be shown; first dollars, the chosen one and that of the browser's region. */
export function CurrencyDialog({ chosen, onClose }: Props) {
  const titleId = useId();
  const choose = useChooseCurrency();
  const { data, error } = useExchangeRatesQuery();
  const rates = data?.exchangeRates;
  const { suggested, others } = arrange(rates?.rates.map(({ currency }) => currency) ?? [], chosen);
  const group = (title: string, currencies: readonly Currency[]) => (
    <section aria-label={title}>
      <h3 className={classNames(text.h6, text.quiet)}>{title}</h3>
      <ul className={styles.list}>
        {currencies.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={code === chosen}
              autoFocus={code === chosen}
              className={styles.currency}
              onClick={() => {
                choose(code);
                onClose();
              }}
            >
              <span>{name}</span> <span className={styles.code}>{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <Dialog shape="medium" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={classNames(text.body, text.quiet)}>
          {texts.explanation}{' '}
          {data &&
            (rates
              ? fill(texts.rates, { date: shortDate(rates.date), source: rates.source })
              : texts.noRates)}
        </p>
        {data || error ? (
          <>
            {group(texts.suggested, suggested)}
            {others.length > 0 && group(texts.all, others)}
          </>
        ) : (
          <div role="progressbar" aria-label={texts.loading} className={styles.loading}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Those that a person is likely to look for, and the others by their names in the language of the page. */
function arrange(offered: readonly string[], chosen: string) {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  const named = (code: string): Currency => ({ code, name: nameOf(names, code) });
  const guessed = navigator.languages.map(currencyOfLanguage).find((code) => code !== undefined);
  const first = [DOLLARS, ...[chosen, guessed, 'EUR'].filter((code) => code && offered.includes(code))];
  const suggested = [...new Set(first as string[])];
  const order = new Intl.Collator(currentLanguage());
  const others = offered
    .filter((code) => !suggested.includes(code))
    .map(named)
    .sort((one, other) => order.compare(one.name, other.name));
  return { suggested: suggested.map(named), others };
}

/** `Euro`; the code itself for a currency without a name. A name in a list begins with a capital letter. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  const name = names.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(currentLanguage()) + name.slice(1);
}
