import 'altcha/external';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { currentLanguage } from '../../../schema/language';
import * as texts from './texts';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

/* The words of the widget in the language of the page. */
$altcha.i18n.set(currentLanguage(), {
  ...$altcha.i18n.get('en'),
  label: texts.notRobot,
  loading: texts.captchaLoading,
  verifying: texts.captchaVerifying,
  verified: texts.captchaVerified,
  expired: texts.captchaExpired,
  error: texts.captchaFailed,
  waitAlert: texts.captchaWait,
});
