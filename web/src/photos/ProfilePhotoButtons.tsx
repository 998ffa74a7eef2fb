import { useRef } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import type { Viewer } from '../session/SessionProvider';
import { Button, ButtonLink } from '../kit/Button';
import { useNavigate } from '../kit/navigation/hooks';
import { useDeleteProfilePhotoMutation } from './ProfilePhotoButtons.generated';
import { uploadPath } from './uploadTask';

/** Another photo, or none; the answer alone changes every place that shows it. */
export function ProfilePhotoButtons({ viewer }: { viewer: Viewer }) {
  const [deletePhoto, { loading }] = useDeleteProfilePhotoMutation({ context: onErrorPage });
  const navigate = useNavigate();
  const change = useRef<HTMLAnchorElement>(null);

  const remove = async () => {
    // a call that failed has been reported already, with a page of its own
    const { data } = await deletePhoto().catch(() => ({ data: undefined }));
    if (!data) return;
    // the pressed button goes away: the focus stays beside it
    change.current?.focus();
    await navigate('.', { replace: true, state: { notice: 'Your profile photo is deleted.' } });
  };

  return (
    <>
      <ButtonLink ref={change} to={uploadPath('profilephoto', viewer.id)} variant="outlined">
        Change profile photo
      </ButtonLink>
      {viewer.photo && (
        <Button variant="outlined" loading={loading} onClick={() => void remove()}>
          Delete profile photo
        </Button>
      )}
    </>
  );
}
