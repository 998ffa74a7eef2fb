import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { ButtonLink } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { uploadPath } from './uploadTask';
import page from './narrowPage.module.css';
import styles from './ListPropertyPage.module.css';

const STEPS = [
  [
    'Tell us about it',
    'Write a plain text file: where it is, how many rooms, what they cost, how to reach you.',
  ],
  ['Show it', 'Add photos of the property and of each kind of room, as .jpg files.'],
  ['We answer', 'Our team reads what you sent and writes to the email address of your account.'],
] as const;

/** How a property is listed, and the link to send files about it. */
export function ListPropertyPage() {
  const viewer = useViewer();
  return (
    <div className={page.page}>
      <PageHeading title="List your property" />
      <p className={classNames(text.body, text.quiet, page.intro)}>
        Do you run a hotel, a lodge or a few apartments? Send us what guests should know.
      </p>
      <div className={classNames(card.card, page.card)}>
        <ol className={styles.steps}>
          {STEPS.map(([title, words], place) => (
            <li key={title} className={styles.step}>
              <div className={styles.number} aria-hidden>
                {place + 1}
              </div>
              <div>
                <h2 className={text.h4}>{title}</h2>
                <p className={classNames(text.body, text.quiet)}>{words}</p>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink
          to={uploadPath('property')}
          variant="contained"
          color="secondary"
          size="large"
          className={styles.upload}
        >
          Upload files
        </ButtonLink>
        {viewer ? (
          <ButtonLink to={paths.myProperties()} size="large" className={styles.before}>
            What you sent before
          </ButtonLink>
        ) : (
          <p className={classNames(text.small, text.quiet, styles.signIn)}>Please sign in so we can reply.</p>
        )}
      </div>
    </div>
  );
}
