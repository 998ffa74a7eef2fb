import { useRef } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import type { Viewer } from '../session/SessionProvider';
import { Button, ButtonLink } from '../kit/Button';
import { useNavigate } from '../kit/navigation/hooks';
import * as texts from './texts';
import { useDeleteProfilePhotoMutation } from './ProfilePhotoButtons.generated';
import { uploadPath } from './uploadTask';

/** Buttons to change and delete the profile photo. The cache updates every component that shows it. */
export function ProfilePhotoButtons({ viewer }: { viewer: Viewer }) {
  const [deletePhoto, { loading }] = useDeleteProfilePhotoMutation({ context: onErrorPage });
  const navigate = useNavigate();
  const change = useRef<HTMLAnchorElement>(null);

  const remove = async () => {
    // the error page reports a failed call
    const { data } = await deletePhoto().catch(() => ({ data: undefined }));
    if (!data) return;
    // the pressed button disappears, so the focus moves to the one beside it
    change.current?.focus();
    await navigate('.', { replace: true, state: { notice: texts.profilePhotoDeleted } });
  };

  return (
    <>
      <ButtonLink ref={change} to={uploadPath('profilephoto', viewer.id)} variant="outlined">
        {texts.changeProfilePhoto}
      </ButtonLink>
      {viewer.photo && (
        <Button variant="outlined" loading={loading} onClick={() => void remove()}>
          {texts.deleteProfilePhoto}
        </Button>
      )}
    </>
  );
}
