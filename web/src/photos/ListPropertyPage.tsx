import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { ButtonLink } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import * as texts from './texts';
import { uploadPath } from './uploadTask';
import page from './narrowPage.module.css';
import styles from './ListPropertyPage.module.css';

const STEPS = [
  [texts.describeStep, texts.describeStepText],
  [texts.photosStep, texts.photosStepText],
  [texts.replyStep, texts.replyStepText],
] as const;

/** The steps to list a property, and the link to upload files about it. */
export function ListPropertyPage() {
  const viewer = useViewer();
  return (
    <div className={page.page}>
      <PageHeading title={texts.listYourProperty} />
      <p className={classNames(text.body, text.quiet, page.intro)}>{texts.listPropertyIntro}</p>
      <div className={classNames(card.card, page.card)}>
        <ol className={styles.steps}>
          {STEPS.map(([title, words], index) => (
            <li key={title} className={styles.step}>
              <div className={styles.number} aria-hidden>
                {index + 1}
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
          {texts.uploadFiles}
        </ButtonLink>
        {viewer ? (
          <ButtonLink to={paths.myProperties()} size="large" className={styles.before}>
            {texts.yourSubmissions}
          </ButtonLink>
        ) : (
          <p className={classNames(text.small, text.quiet, styles.signIn)}>{texts.signInSoWeCanReply}</p>
        )}
      </div>
    </div>
  );
}
