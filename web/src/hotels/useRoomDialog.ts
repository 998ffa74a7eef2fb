import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { dropDraftSelection } from '../rooms/draftSelection';
import { useSession } from '../session/SessionProvider';
import { useMayBook } from '../session/useMayBook';
import { changeAddress, id, readAddress } from '../kit/address';
import { useNavigate } from '../kit/navigation/hooks';

/** The room type whose dialog is open. */
export const ROOM_DIALOG = { select: id };

/**
 * The room type whose dialog is open. It is in the address, so that the sign-in returns to it and the browser's back
 * button closes it. Only customers open it. Signed-out visitors go to /login first.
 */
export function useRoomDialog() {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { status, viewer } = useSession();
  const mayBook = useMayBook();

  const { select } = readAddress(ROOM_DIALOG, query);
  const isOpen = select !== undefined;
  useEffect(() => {
    // Closing the dialog drops the draft. If the session has ended, the draft stays for the next sign-in.
    if (viewer && !isOpen) dropDraftSelection();
  }, [viewer, isOpen]);

  const address = (roomTypeId: string | undefined) =>
    `${pathname}?${changeAddress(ROOM_DIALOG, query, { select: roomTypeId })}`;
  const open = (roomTypeId: string) => {
    const to = address(roomTypeId);
    if (status === 'signedOut') void navigate(paths.login(to), { state: { from: to } });
    else void navigate(to, { state: { opened: true } });
  };
  const close = () => {
    if (state?.opened) void navigate(-1);
    else void navigate(address(undefined), { replace: true });
  };
  return { roomTypeId: viewer && mayBook ? select : undefined, open, close };
}
