import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import type { BoundField } from '../../kit/useForm';
import { AppCodeField } from './AppCodeField';
import { CopyButton } from './CopyButton';
import { QrCode } from './QrCode';
import * as texts from './texts';
import styles from './AppToSetUp.module.css';

interface Props {
  setup: { secret: string; uri: string };
  /** The field for the app's first code. */
  field: BoundField;
}

/** A key in groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** How to set up an app for codes: its key as a QR code and as a text, and the field for its first code. */
export const AppToSetUp = ({ setup: { secret, uri }, field }: Props) => (
  <ol className={styles.steps}>
    <li>
      {texts.scanCode}
      <div className={styles.qr}>
        <QrCode text={uri} label={texts.qrCode} />
      </div>
      <p className={classNames(text.body, styles.onPhone)}>
        <a href={uri} className={styles.open}>
          {texts.openApp}
        </a>
      </p>
      <p className={classNames(text.small, text.quiet)}>{texts.orTypeKey}</p>
      <div className={styles.key}>
        <code className={styles.secret}>{grouped(secret)}</code>
        <CopyButton text={secret}>{texts.copyKey}</CopyButton>
      </div>
    </li>
    <li>
      {texts.thenEnterCode}
      <div className={styles.field}>
        <AppCodeField field={field} />
      </div>
    </li>
  </ol>
);
