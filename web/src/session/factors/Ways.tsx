import { Button } from '../../kit/Button';
import * as texts from './texts';
import styles from './Ways.module.css';

/** The line between the main way to sign in and the others. */
export const Or = () => <div className={styles.or}>{texts.or}</div>;

interface Props<Way extends string> {
  ways: readonly (readonly [way: Way, words: string])[];
  onChoose: (way: Way) => void;
}

/** Other ways to take the second step. */
export const OtherWays = <Way extends string>({ ways, onChoose }: Props<Way>) =>
  ways.length > 0 && (
    <>
      <Or />
      <div className={styles.ways}>
        {ways.map(([way, words]) => (
          <Button key={way} fullWidth onClick={() => onChoose(way)}>
            {words}
          </Button>
        ))}
      </div>
    </>
  );

/** Back to username and password. */
export const BackToForm = ({ onBack }: { onBack: () => void }) => (
  <Button onClick={onBack} className={styles.back}>
    {texts.backToSignIn}
  </Button>
);
