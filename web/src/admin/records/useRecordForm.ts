import { useEffect, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useNavigate } from '../../kit/navigation/hooks';
import { useAddress } from '../../kit/useAddress';
import { useForm } from '../../kit/useForm';
import { useViewer } from '../../session/SessionProvider';
import { useRefusal } from '../../session/useRefusal';
import { useOnlyHotel } from '../duties/useStaffHotel';
import { isReference } from '../fields/reference';
import { TYPED } from '../fields/useTyped';
import { conflictOf } from './conflict';
import type { RecordBase, RecordMode, Refused, Texts, Versioned } from './declaration';
import { draftKey, dropDraft, readDraft, type Base } from './drafts';
import { baseOf, changesOf, fieldsOf, readTexts, ruleOf, textsOf } from './fields';
import { nothingChanged } from './texts';

/** The initial state of a form, beyond what the address provides. */
export interface Start {
  /** The key of its draft. */
  key: string;
  texts: Texts;
}

interface Work {
  /** The key of the draft that is edited; undefined while no record is chosen. */
  key: string | undefined;
  base?: Base;
  isRestored: boolean;
}

type Refuse = (name: string, message: string) => void;
type Input = Record<string, unknown>;
type Answer<Saved> = Record<string, Saved | Refused>;

const noRow = { row: undefined, read: async () => undefined };
const useNoRow = () => noRow;

/**
 * The state of a form that creates or updates a record. Typed text is stored as a draft, for each record and user, until
 * it is saved or discarded. An update sends the version that the user saw. If another person saved first, `conflict` lists
 * what changed since editing began.
 */
export function useRecordForm<Row extends Versioned, Saved, Name extends string>(
  record: RecordBase<Row, Name>,
  mode: RecordMode<Row, Saved, Name>,
  start?: Start,
) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const owner = useViewer()?.id;
  const [address, setAddress] = useAddress(TYPED);
  const { chooser, fromAddress } = mode;
  const fields = fieldsOf(record, mode);
  const others = fields.filter(([name]) => name !== chooser?.name);

  const only = useOnlyHotel();
  const addressed = fromAddress ? address[fromAddress[1]] || (fromAddress[1] === 'hotel' && only) || '' : '';
  const newKey = chooser ? undefined : draftKey(owner, `${record.name} new ${start?.key ?? addressed}`);
  const [stored] = useState(() => (newKey ? readDraft(newKey) : undefined));
  const form = useForm<string>(
    Object.fromEntries(fields.map(([name, field]) => [name, ruleOf(field, !chooser)])),
    {
      ...(!chooser && Object.fromEntries(fields.map(([name, { initial = '' }]) => [name, initial]))),
      ...start?.texts,
      ...(fromAddress && { [fromAddress[0]]: addressed }),
    },
    stored?.texts,
  );
  const chosen = chooser ? form.values[chooser.name]!.trim() : '';
  const useRow = chooser?.useRow ?? useNoRow;
  const { row, read } = useRow(chosen);
  const addressName = fromAddress?.[1];
  useEffect(() => {
    if (chooser && addressName && row && isReference(chosen) && address[addressName] !== chosen)
      setAddress({ [addressName]: chosen }, { replace: true });
  });

  const key = chooser ? row && draftKey(owner, `${record.name} ${row.id}`) : newKey;
  const [work, setWork] = useState<Work>({ key: newKey, isRestored: stored !== undefined });
  if (chooser && work.key !== key) {
    const draft = key ? readDraft(key) : undefined;
    setWork({ key, base: draft?.base, isRestored: draft !== undefined });
    // text typed before a record is chosen belongs to the first chosen record
    if (work.key || draft) form.restart({ ...draft?.texts, [chooser.name]: form.values[chooser.name] });
  }

  const before: Texts = row ? textsOf(others, row) : {};
  const { values, changed, bind, submit, isSending, put, restart } = form.over(before);
  const edited = changed.filter((name) => name !== chooser?.name);
  const isEdited = edited.length > 0;
  if (row && work.key === key) {
    if (isEdited && !work.base) setWork({ ...work, base: baseOf(others, row) });
    // a conflict stays until the form is sent, so a choice can be reversed
    if (!isEdited && work.base?.version === row.version) setWork({ ...work, base: undefined });
  }

  const texts = Object.fromEntries(edited.map((name) => [name, values[name]]));
  const draft = isEdited ? JSON.stringify({ texts, base: work.base }) : undefined;
  useEffect(() => {
    if (key && draft) sessionStorage.setItem(key, draft);
    else if (key) dropDraft(key);
  }, [key, draft]);
  const drop = () => key && dropDraft(key);

  const [asked, setAsked] = useState<{ input: Input; refuse: Refuse; refused?: Refused }>();
  const [isSaving, setSaving] = useState(false);
  const [refusedBy, setRefusedBy] = useState<{ name: string | null }>();
  const [mutate] = useMutation<Answer<Saved>>(mode.document);

  const save = async (input: Input, refuse: Refuse) => {
    const refuseAll = (problems: Texts) => {
      const named = Object.entries(problems);
      if (!named.every(([name]) => fields.some(([own]) => own === name))) return false;
      for (const [name, message] of named.reverse()) refuse(name, message);
      return true;
    };
    setSaving(true);
    const data = await refusal.answerOf(mutate({ variables: { input } }), refuseAll);
    const answer = Object.values(data ?? {})[0];
    const refused = refusedOf(answer);
    const isShownThere = refused !== undefined && refused.__typename === mode.refusalInDialog;
    setAsked(isShownThere ? { input, refuse, refused } : undefined);
    if (isShownThere) return setSaving(false);
    if (answer && !refused) {
      drop();
      const [to, notice] = mode.done(answer as Saved, input as Readonly<Record<string, unknown>>);
      return navigate(to, { state: { notice } });
    }
    if (refused?.__typename === 'Outdated') {
      const fresh = await read();
      setRefusedBy({ name: refused.changedBy ?? null });
      if (!fresh || fresh.version === row?.version) refusal.show(refused);
    } else if (refused) {
      const message = record.refusalWords?.[refused.__typename] ?? refused.message;
      const declared = record.refusals[refused.__typename] ?? [];
      const names = typeof declared === 'function' ? declared(refused, values) : declared;
      const name = names.find((one) => fields.some(([own]) => own === one));
      if (name) refuse(name, message);
      else refusal.show({ message });
    }
    setSaving(false);
  };

  const send = submit(async (values, refuse) => {
    const now = readTexts(others, values);
    const changes = chooser ? changesOf(now, readTexts(others, before)) : now;
    if (Object.keys(changes).length === 0) return refusal.show({ message: nothingChanged });
    const input = {
      ...changes,
      ...mode.more?.(),
      ...(chooser && { [chooser.name]: chosen, version: row?.version }),
    };
    if (mode.confirm && ask(input)) setAsked({ input, refuse });
    else await save(input, refuse);
  });
  const ask = (input: Input, refuse: Refuse = () => undefined, refused?: Refused) =>
    mode.confirm?.(input, {
      isSending: isSaving,
      refused,
      onConfirm: () => void save(input, refuse),
      onClose: () => setAsked(undefined),
    });

  const isBlank = (name: string) => !values[name]?.trim();
  const isBusy = isSending || isSaving;
  return {
    fields,
    row,
    values,
    changed,
    bind,
    send,
    drop,
    isEdited,
    isBusy,
    isRestored: work.isRestored && isEdited,
    isIncomplete: chooser
      ? !chosen || others.every(([name]) => isBlank(name))
      : fields.some(([name, { need }]) => need === 'required' && isBlank(name)),
    conflict:
      row && work.base && !isBusy
        ? conflictOf({ fields: others, row, base: work.base, before, values, put })
        : undefined,
    refusedBy,
    refusal: refusal.notice,
    confirmation: asked && ask(asked.input, asked.refuse, asked.refused),
    /** Discards the typed text. */
    discard: () => restart(chooser ? { [chooser.name]: values[chooser.name] } : {}),
  };
}

const refusedOf = <Saved>(answer: Saved | Refused | undefined): Refused | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? (answer as Refused) : undefined;
