import { isPictureFile } from '../../../schema/words';
import checkbox from '../kit/checkbox.module.css';
import { classNames } from '../kit/classNames';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { useFileTexts } from './useFileTexts';
import styles from './OfferFiles.module.css';

interface OfferFile {
  id: string;
  url: string;
}
interface Props {
  files: readonly OfferFile[];
  /** The pictures that are chosen, where some are to be. */
  choice?: { ticked: readonly string[]; most: number; onTick: (id: string) => void };
}

export const picturesOf = (files: readonly OfferFile[]) => files.filter(({ url }) => isPictureFile(url));
export const textsOf = (files: readonly OfferFile[]) => files.filter(({ url }) => !isPictureFile(url));

/** The files of an offer together: texts as text, pictures as pictures. */
export function OfferFiles({ files, choice }: Props) {
  const pictures = picturesOf(files);
  const texts = textsOf(files);
  const read = useFileTexts(texts.map(({ url }) => url));
  return (
    <div className={styles.files}>
      {texts.map(({ id, url }, place) => {
        const file = read[place]!;
        return (
          <div key={id}>
            {file.is === 'read' && (
              <div
                tabIndex={0}
                role="region"
                aria-label={nameOf('Text', place, texts.length)}
                className={styles.text}
              >
                {file.text}
              </div>
            )}
            {file.is === 'failed' && (
              <p className={classNames(text.body, text.quiet)}>The text cannot be shown here.</p>
            )}
            <TextLink to={url} target="_blank" rel="noreferrer" className={text.small}>
              {nameOf('Open the text', place, texts.length)}
            </TextLink>
          </div>
        );
      })}
      {pictures.length > 0 && (
        <ul aria-label="Pictures" className={styles.pictures}>
          {pictures.map(({ id, url }, place) => {
            const name = nameOf('Picture', place, pictures.length);
            return (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
                  <Photo src={url} alt={`${name}, in full size`} className={styles.photo} />
                </a>
                {choice && (
                  <label className={styles.choice}>
                    <input
                      type="checkbox"
                      checked={choice.ticked.includes(id)}
                      disabled={!choice.ticked.includes(id) && choice.ticked.length >= choice.most}
                      onChange={() => choice.onTick(id)}
                      className={checkbox.checkbox}
                    />
                    {name}
                  </label>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const nameOf = (word: string, place: number, of: number) => (of > 1 ? `${word} ${place + 1}` : word);
