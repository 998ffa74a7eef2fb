import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRefusal } from '../../session/useRefusal';
import {
  useDeleteViewMutation,
  useSavedViewsQuery,
  useSaveViewMutation,
  type SavedViewsQuery,
} from './SavedViews.generated';
import { usePageDuties } from '../duties/useStaffDuties';
import { HOTEL_FILTER, withoutHotel } from './tableHotel';
import { readTable, writeTable, type TableShape, type TableState } from './tableState';

export type SavedView = SavedViewsQuery['savedViews'][number];

interface Options {
  list: string;
  shape: TableShape;
  state: TableState;
  /** The filters that a bare address stands for without a default view. */
  implied?: TableState['filters'] | undefined;
  display: Pick<TableState, 'columns' | 'density'>;
  onChange: (part: Partial<TableState>, replace?: boolean) => void;
}

/** A new reference in the format of the server. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The saved views of a list: the current one, and whether the list differs from it. A list that is opened with an empty
 * address opens with the default view. A view of a hotel that is not, or no longer, open to a member opens without it.
 */
export function useSavedViews({ list, shape, state, implied, display, onChange }: Options) {
  const variables = { list };
  const { data } = useSavedViewsQuery({ variables });
  const [save] = useSaveViewMutation();
  const [remove] = useDeleteViewMutation();
  const refusal = useRefusal();
  const [deleted, setDeleted] = useState<SavedView>();
  const views = data?.savedViews ?? [];
  const current = views.find(({ id }) => id === state.view);
  const shown = { ...state, ...display, page: 1, row: undefined, view: undefined };
  const address = writeTable(shown).toString();

  const held = usePageDuties();
  const read = (view: SavedView) => readTable(new URLSearchParams(view.address), shape);
  const isLost = ({ filters }: TableState) =>
    HOTEL_FILTER in filters &&
    held?.isAdmin === false &&
    !held.hotels.some(({ id }) => id === filters[HOTEL_FILTER]);

  const open = (view: SavedView, replace = false) => {
    const kept = read(view);
    const filters = isLost(kept) ? withoutHotel(kept) : kept.filters;
    onChange(
      { columns: undefined, density: undefined, ...kept, filters, row: undefined, view: view.id },
      replace,
    );
  };

  const isUntouched = useSearchParams()[0].size === 0;
  const mayOpen = useRef(isUntouched);
  const first = views.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (!data || !mayOpen.current) return;
    mayOpen.current = false;
    if (!isUntouched) return;
    if (first) open(first, true);
    else if (implied) onChange({ filters: implied }, true);
  });

  /** Saves a view; returns true if it was accepted. */
  const store = async ({ id, name, address, isDefault }: SavedView): Promise<boolean> => {
    const input = { id, list, name, address, isDefault };
    const answer = (await refusal.answerOf(save({ variables: { input } })))?.saveView;
    if (answer && answer.__typename !== 'SavedView') refusal.show(answer);
    return answer?.__typename === 'SavedView';
  };

  return {
    views,
    current,
    isChanged: current !== undefined && address !== writeTable(read(current)).toString(),
    notice: refusal.notice,
    /** Whether the current view is of a hotel that is not open to the member, so that the list is shown without it. */
    isOfLostHotel:
      current !== undefined &&
      isLost(read(current)) &&
      (held?.hotels.length === 1 || state.filters[HOTEL_FILTER] === undefined),
    hotels: held?.hotels.length ?? 0,
    deleted,
    open,
    /** Shows the list without a view. */
    leave: () =>
      onChange({
        text: '',
        filters: {},
        sort: undefined,
        columns: undefined,
        density: undefined,
        view: undefined,
      }),
    add: async (name: string) => {
      const view = { id: newId(), name, address, isDefault: false };
      const isSaved = await store(view);
      if (isSaved) onChange({ ...display, view: view.id }, true);
      return isSaved;
    },
    rename: (view: SavedView, name: string) => store({ ...view, name }),
    update: (view: SavedView) => store({ ...view, address }),
    setDefault: (view: SavedView, isDefault: boolean) => store({ ...view, isDefault }),
    remove: async (view: SavedView) => {
      const answer = await refusal.answerOf(remove({ variables: { id: view.id } }));
      if (!answer) return;
      setDeleted(view);
      if (state.view === view.id) onChange({ view: undefined }, true);
    },
    /** Restores the view that was deleted last. */
    restore: async () => {
      if (deleted && (await store(deleted))) setDeleted(undefined);
    },
    clearDeleted: () => setDeleted(undefined),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
