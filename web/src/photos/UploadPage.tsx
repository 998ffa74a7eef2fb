import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { Notice } from '../kit/Notice';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { useNavigate } from '../kit/navigation/hooks';
import { useLeaveGuard } from '../kit/useLeaveGuard';
import { DropZone } from './DropZone';
import { fileProblems } from '../uploads/fileProblems';
import { FileRow } from './FileRow';
import { readTask, type UploadTask } from './uploadTask';
import { useUpload } from './useUpload';
import page from './narrowPage.module.css';
import styles from './UploadPage.module.css';

/** Uploads what the address asks for; without a task there is nothing to do here. */
export function UploadPage() {
  const task = readTask(useSearchParams()[0]);
  if (!task) return <Navigate to={paths.home()} replace />;
  return <Upload key={`${task.purpose} ${task.id}`} task={task} />;
}

const successOf = (count: number): string => `Upload successful, ${count} file(s) uploaded`;

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

  const word = task.purpose === 'PROPERTY' ? 'file' : 'photo';
  return (
    <div className={page.page}>
      {guard}
      <PageHeading title={task.title} />
      <p className={classNames(text.body, text.quiet, page.intro)}>{introOf(task)}</p>
      <div className={classNames(card.card, page.card, styles.upload)}>
        <DropZone
          label={task.isMultiple ? `Choose ${word}s or drop them here` : `Choose a ${word} or drop it here`}
          hint={limitsOf(task)}
          types={task.types}
          isMultiple={task.isMultiple}
          isDisabled={isUploading}
          onChoose={choose}
        />
        {files.length > 0 && (
          <ul aria-label="Chosen files" className={styles.files}>
            {files.map((chosen, place) => (
              <FileRow
                key={`${place} ${chosen.file.name}`}
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
        {isUploading && <Notice kind="info">Uploading...</Notice>}
        {status.is === 'uploaded' && <Notice kind="success">{successOf(status.count)}</Notice>}
        {status.is === 'failed' && (
          <Notice kind="error">
            <strong>upload failed</strong>
            <br />
            {status.message}
            <br />
            Nothing was changed; you can try again.
          </Notice>
        )}
        <div className={styles.actions}>
          <Button variant="contained" size="large" loading={isUploading} onClick={() => void send()}>
            {status.is === 'failed' ? 'Try again' : 'Upload'}
          </Button>
          {status.is === 'uploaded' && task.purpose === 'PROPERTY' && (
            <ButtonLink to={paths.myProperties()} size="large">
              See what you sent
            </ButtonLink>
          )}
          <ButtonLink to={task.previous} size="large">
            {status.is === 'uploaded' ? 'Back' : 'Cancel'}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function limitsOf({ types, sizeLimit, isMultiple, most }: UploadTask): string {
  const size = `up to ${sizeLimit} MB`;
  return [types.join(', '), ...(isMultiple ? [`${size} each`, `at most ${most} at a time`] : [size])].join(
    ' · ',
  );
}

function introOf({ purpose, isMultiple }: UploadTask): string {
  if (purpose === 'PROFILE_PHOTO') return 'A clear picture of your face. It replaces the one you have.';
  if (purpose === 'PROPERTY') return 'Pictures and a description as plain text. Our team reads everything.';
  return isMultiple
    ? 'They replace the photos that are shown now; the first one comes first.'
    : 'It replaces the photo that is shown now.';
}
