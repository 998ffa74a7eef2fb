import { Navigate, useSearchParams } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { Notice } from '../kit/Notice';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { cancel, tryAgain } from '../kit/texts';
import { useNavigate } from '../kit/navigation/hooks';
import { useLeaveGuard } from '../kit/useLeaveGuard';
import { DropZone } from '../uploads/DropZone';
import { fileProblems } from '../uploads/fileProblems';
import { FileRow } from './FileRow';
import * as texts from './texts';
import { readTask, type UploadTask } from './uploadTask';
import { useUpload } from './useUpload';
import page from './narrowPage.module.css';
import styles from './UploadPage.module.css';

/** Uploads the files of the task in the address. Redirects home if the address has no task. */
export function UploadPage() {
  const task = readTask(useSearchParams()[0]);
  if (!task) return <Navigate to={paths.home()} replace />;
  return <Upload key={`${task.purpose} ${task.id}`} task={task} />;
}

const successOf = (count: number): string => fill(texts.uploadSuccessful, { count });

function Upload({ task }: { task: UploadTask }) {
  const navigate = useNavigate();
  const { files, problems, status, choose, remove, upload } = useUpload(task);
  const isUploading = status.is === 'uploading';
  const guard = useLeaveGuard(files.length > 0);

  const send = async () => {
    const count = await upload();
    if (count && task.purpose !== 'PROPERTY')
      await navigate(task.previous, { state: { notice: successOf(count) } });
  };

  return (
    <div className={page.page}>
      {guard}
      <PageHeading title={task.title} />
      <p className={classNames(text.body, text.quiet, page.intro)}>{introOf(task)}</p>
      <div className={classNames(card.card, page.card, styles.upload)}>
        <DropZone
          label={labelOf(task)}
          hint={limitsOf(task)}
          types={task.types}
          isMultiple={task.isMultiple}
          isDisabled={isUploading}
          onChoose={choose}
        />
        {files.length > 0 && (
          <ul aria-label={texts.selectedFiles} className={styles.files}>
            {files.map((chosen, index) => (
              <FileRow
                key={`${index} ${chosen.file.name}`}
                chosen={chosen}
                isRefused={fileProblems([chosen.file], task).length > 0 || chosen.problem !== undefined}
                isUploading={isUploading}
                onRemove={() => remove(chosen.file)}
              />
            ))}
          </ul>
        )}
        {problems.map((problem) => (
          <Notice key={problem} kind="error">
            {problem}
          </Notice>
        ))}
        {isUploading && <Notice kind="info">{texts.uploading}</Notice>}
        {status.is === 'uploaded' && <Notice kind="success">{successOf(status.count)}</Notice>}
        {status.is === 'failed' && (
          <Notice kind="error">
            <strong>{texts.uploadFailed}</strong>
            <br />
            {status.message}
            <br />
            {texts.nothingChanged}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button variant="contained" size="large" loading={isUploading} onClick={() => void send()}>
            {status.is === 'failed' ? tryAgain : texts.upload}
          </Button>
          {status.is === 'uploaded' && task.purpose === 'PROPERTY' && (
            <ButtonLink to={paths.myProperties()} size="large">
              {texts.viewSubmissions}
            </ButtonLink>
          )}
          <ButtonLink to={task.previous} size="large">
            {status.is === 'uploaded' ? texts.back : cancel}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function labelOf({ purpose, isMultiple }: UploadTask): string {
  if (purpose === 'PROPERTY') return isMultiple ? texts.chooseFiles : texts.chooseFile;
  return isMultiple ? texts.choosePhotos : texts.choosePhoto;
}

function limitsOf({ types, sizeLimit: limit, isMultiple, most }: UploadTask): string {
  const limits = isMultiple
    ? [fill(texts.upToSizeEach, { limit }), fill(texts.upToCount, { count: most })]
    : [fill(texts.upToSize, { limit })];
  return [types.join(', '), ...limits].join(' · ');
}

function introOf({ purpose, isMultiple }: UploadTask): string {
  if (purpose === 'PROFILE_PHOTO') return texts.profilePhotoIntro;
  if (purpose === 'PROPERTY') return texts.propertyIntro;
  return isMultiple ? texts.photosIntro : texts.photoIntro;
}
