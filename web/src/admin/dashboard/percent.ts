import { currentLanguage } from '../../../../schema/language';
import { withDecimals } from '../../kit/format';

const percents = withDecimals('percent');

/** `4.5%`: a share, of which 1 is the whole. */
export const percent = (share: number, digits = 1): string =>
  currentLanguage() === 'en' ? `${(share * 100).toFixed(digits)}%` : percents[digits]!().format(share);
