import { classNames } from './classNames';
import { SpokenDay } from './SpokenDay';
import text from './text.module.css';
import styles from './Answer.module.css';

interface Props {
  /** Whose answer it is. */
  title: string;
  text: string;
  answeredAt: string | null;
}

/** What was answered to something that a person wrote or sent. */
export function Answer({ title, text: words, answeredAt }: Props) {
  return (
    <div className={styles.answer}>
      <p className={classNames(text.small, styles.title)}>
        {title}
        {answeredAt && (
          <span className={styles.day}>
            {' · '}
            <SpokenDay moment={answeredAt} />
          </span>
        )}
      </p>
      <p className={classNames(text.body, text.quiet, styles.words)}>{words}</p>
    </div>
  );
}
