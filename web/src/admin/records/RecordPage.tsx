import type { ReactNode } from 'react';
import { fill } from '../../../../schema/fill';
import { FormActions, FormPage } from '../../kit/FormPage';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { Notice } from '../../kit/Notice';
import { Button } from '../../kit/Button';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import { useLeaveGuard } from '../../kit/useLeaveGuard';
import { OtherEditors } from '../editors/OtherEditors';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { ConflictPanel } from './ConflictPanel';
import type { RecordBase, RecordField, RecordMode, Versioned } from './declaration';
import { sectionsOf, wordsOf } from './fields';
import { useRecordForm, type Start } from './useRecordForm';
import * as texts from './texts';
import { useIsOnline } from '../../kit/useIsOnline';

/** The number of characters shown of a long text. */
const SHOWN = 140;

interface Props<Row extends Versioned, Saved, Name extends string> {
  record: RecordBase<Row, Name>;
  mode: RecordMode<Row, Saved, Name>;
  start?: Start;
  /** Sections around those of the record. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The page that creates or updates a record: its fields in sections, or on a card where there is one section. */
export function RecordPage<Row extends Versioned, Saved, Name extends string>(
  props: Props<Row, Saved, Name>,
) {
  const { record, mode, start, before, after } = props;
  const form = useRecordForm(record, mode, start);
  const isOnline = useIsOnline();
  const guard = useLeaveGuard(form.isEdited && !form.isBusy, form.drop);
  const { fields, row, values, changed, conflict } = form;
  const isNew = mode.chooser === undefined;

  const control = (name: string, field: RecordField<Row>) => {
    const { label, control: Control, isLong, input, need } = field;
    const isRequired = name === mode.chooser?.name || (need === 'required' && (isNew || row !== undefined));
    const bound = { ...form.bind(name), ...(isRequired && { 'aria-required': true as const }) };
    const own = row && wordsOf(field, row);
    const isSeen = field.value !== undefined && !field.startsBlank && !changed.includes(name);
    const hint =
      own === undefined || isSeen
        ? field.hint
        : fill(texts.currentValue, { value: shorten(own) || texts.none });
    if (Control) return <Control {...{ label, hint, row, isNew }} field={bound} />;
    if (isLong) return <TextAreaField {...{ label, hint }} field={bound} maxLength={input?.maxLength} />;
    return <TextField {...input} {...{ label, hint }} field={bound} />;
  };
  const own = sectionsOf(record, mode).map(({ title, text, createText, fields: names }) => ({
    title,
    text: (isNew && createText) || text,
    controls: fields
      .filter(([name, { isHidden }]) => names.some((one) => one === name) && !isHidden?.(values))
      .map(([name, field]) => {
        const isWide = field.isWide || field.isLong;
        return isWide ? (
          <Wide key={name}>{control(name, field)}</Wide>
        ) : (
          <div key={name}>{control(name, field)}</div>
        );
      }),
  }));
  const sections = own.filter(({ controls }) => controls.length > 0);
  const notice = (
    <>
      <ArrivalNotice />
      {form.isRestored && (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={form.discard}>
              {texts.discardDraft}
            </Button>
          }
        >
          {texts.draftRestored}
        </Notice>
      )}
      {conflict && <ConflictPanel conflict={conflict} by={form.refusedBy} />}
    </>
  );
  const actions = (
    <>
      {guard}
      {!isOnline && <Notice kind="info">{texts.offline}</Notice>}
      {form.refusal}
      <FormActions
        submit={mode.submit ?? texts.continueLabel}
        isSending={form.isBusy}
        isDisabled={form.isIncomplete}
        cancelTo={mode.cancelTo(values)}
      />
    </>
  );
  const editors = !isNew && record.editedAs && row && (
    <OtherEditors key={row.id} record={record.editedAs} id={row.id} />
  );
  const frame = {
    title: mode.title,
    intro: fill(texts.introWithRequired, { intro: mode.intro }),
    notice,
    onSubmit: form.send,
  };
  return (
    <>
      {sections.length > 1 ? (
        <StaffForm {...frame} actions={actions} aside={editors}>
          {before}
          {sections.map(({ title = '', text, controls }) => (
            <FormSection key={title} {...{ title, text }}>
              {controls}
            </FormSection>
          ))}
          {after}
        </StaffForm>
      ) : (
        <FormPage {...frame} links={editors}>
          {sections[0]?.controls}
          {actions}
        </FormPage>
      )}
      {form.confirmation}
    </>
  );
}

const shorten = (text: string): string =>
  text.length > SHOWN ? fill(texts.shortened, { text: text.slice(0, SHOWN).replace(/\s+\S*$/, '') }) : text;
