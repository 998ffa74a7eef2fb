import styles from './About.module.css';
import { classNames } from './classNames';
import { useOtherCurrency } from './otherCurrency';

interface Props {
  cents: number;
  /** On a line of its own. */
  isBelow?: boolean;
}

/** What a price in dollars is in the chosen currency, small beside it: `about €103`. Nothing if that is dollars. */
export function About({ cents, isBelow = false }: Props) {
  const other = useOtherCurrency();
  if (!other) return null;
  return (
    <>
      {!isBelow && ' '}
      <span className={classNames(styles.about, isBelow && styles.below)}>{other.about(cents)}</span>
    </>
  );
}
