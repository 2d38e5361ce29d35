/**
 * The editor for strategy files. It lives in a shadow root: there its styles are constructed sheets, which a strict
 * content security policy allows, and not elements, which it forbids. Loaded only where it is shown.
 */
import { autocompletion, completionKeymap, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { Annotation, EditorState, type Extension, RangeSetBuilder, Transaction } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { card as fact, shades } from '../game/cards'
import type { Vocabulary } from '../game/protocol'
import { pattern, pieces } from './syntax'

/** A mistake, or what is doubtful, on a line from 1; from and to are places in that line, where they are known. */
export interface Mark {
  line: number
  from?: number | null
  to?: number | null
  message: string
  severity: 'error' | 'warning'
}

export interface Hooks {
  label: string
  vocabulary: Vocabulary
  describedBy?: string
  /** What the editor itself says, in the player's language. */
  phrases: Record<string, string>
  /** What a card is called in the player's language. */
  cardName: (card: string) => string
  onchange: (text: string) => void
  /** What may be written at the end of this text; `from` is where the word begins. */
  complete: (before: string) => Promise<{ from: number; options: Completion[] } | null>
}

export interface Editor {
  /** Show another text, unless it is the one that is shown. */
  setText(text: string): void
  setMarks(marks: readonly Mark[]): void
  /** Put the cursor on a line. */
  goToLine(line: number): void
  destroy(): void
}

/** Not typed, but put there: nobody needs to be told. */
const outside = Annotation.define<boolean>()

/** How a card looks: its colours, and a second sign for those who do not see them. */
const SIGNS: Record<string, string> = {
  action: 'none',
  attack: 'underline double',
  treasure: 'underline dotted',
  victory: 'underline',
  reaction: 'underline dashed',
  duration: 'overline',
  curse: 'line-through',
  ruins: 'line-through',
  shelter: 'overline underline',
}

function lookOf(name: string): string {
  const [first] = shades(name)
  return `cm-card cm-${first}${fact(name).types.includes('attack') ? ' cm-attack' : ''}`
}

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--paper)', fontSize: '15px', height: '100%' },
  '&.cm-focused': { outline: '3px solid var(--gold)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-gutters': { backgroundColor: 'var(--table)', color: 'var(--soft)', border: '0' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--gold) 12%, transparent)' },
  '.cm-key': { color: 'var(--link)', fontWeight: '700' },
  '.cm-table': { color: 'var(--link)', fontWeight: '700' },
  '.cm-comment': { color: 'var(--soft)', fontStyle: 'italic' },
  '.cm-word': { fontWeight: '700' },
  '.cm-glue': { color: 'var(--soft)', fontWeight: '700' },
  '.cm-card': { borderRadius: '3px', padding: '0 2px', fontWeight: '700' },
  ...Object.fromEntries(
    Object.entries(SIGNS).map(([type, line]) => [
      `.cm-card.cm-${type}`,
      {
        ...(type === 'attack' ? {} : { backgroundColor: `var(--${type})`, color: `var(--${type}-ink)` }),
        textDecoration: line,
        textUnderlineOffset: '2px',
      },
    ]),
  ),
  '.cm-tooltip': { backgroundColor: 'var(--paper)', color: 'var(--ink)', border: '1px solid var(--edge)', borderRadius: '8px', overflow: 'hidden' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--sans)', maxHeight: '16em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '5px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--wine-ground)', color: 'var(--on-wine)' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'inherit', opacity: '1', marginLeft: '1em', fontSize: '14px' },
  '.cm-diagnostic': { fontFamily: 'var(--sans)', padding: '6px 10px', maxWidth: '36em' },
  '.cm-diagnostic-error': { borderLeft: '5px solid var(--attack)' },
  '.cm-diagnostic-warning': { borderLeft: '5px solid var(--gold)' },
  '.cm-hint': { fontFamily: 'var(--sans)', padding: '4px 10px' },
  '.cm-panels': { backgroundColor: 'var(--table)', color: 'var(--ink)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--attack)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--gold)' },
})

/** Colours what is seen. */
const coloured = (inside: RegExp) =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet

      constructor(view: EditorView) {
        this.decorations = colours(view, inside)
      }

      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged) this.decorations = colours(update.view, inside)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  )

function colours(view: EditorView, inside: RegExp): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at)
      for (const piece of pieces(line.text, inside)) {
        const look = piece.card ? lookOf(piece.card) : `cm-${piece.kind}`
        builder.add(line.from + piece.from, line.from + piece.to, Decoration.mark({ class: look }))
      }
      at = line.to + 1
    }
  }
  return builder.finish()
}

/** An editor in an element, with a text in it. */
export function edit(parent: HTMLElement, text: string, hooks: Hooks): Editor {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' })
  const inside = pattern(hooks.vocabulary)

  const named: Extension = hoverTooltip((view, pos) => {
    const line = view.state.doc.lineAt(pos)
    const piece = pieces(line.text, inside).find((one) => one.card && one.from <= pos - line.from && pos - line.from <= one.to)
    const shown = piece?.card ? hooks.cardName(piece.card) : ''
    if (!piece?.card || shown === piece.card) return null
    return {
      pos: line.from + piece.from,
      end: line.from + piece.to,
      above: true,
      create: () => {
        const dom = document.createElement('div')
        dom.className = 'cm-hint'
        dom.textContent = shown
        return { dom }
      },
    }
  })

  async function complete(context: CompletionContext): Promise<CompletionResult | null> {
    const found = await hooks.complete(context.state.sliceDoc(0, context.pos))
    if (!found || (!context.explicit && found.from === context.pos && !opens(context))) return null
    return { ...found, validFor: /^[\p{L}\p{N} '’+_-]*$/u }
  }

  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        coloured(inside),
        named,
        autocompletion({ override: [complete], icons: false }),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorState.phrases.of(hooks.phrases),
        EditorView.contentAttributes.of({
          'aria-label': hooks.label,
          ...(hooks.describedBy ? { 'aria-describedby': hooks.describedBy } : {}),
          spellcheck: 'false',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((one) => one.annotation(outside))) {
            hooks.onchange(update.state.doc.toString())
          }
        }),
        typing,
        theme,
      ],
    }),
  })

  return {
    setText(wanted) {
      const { doc } = view.state
      if (doc.toString() === wanted) return
      view.dispatch({
        changes: difference(doc.toString(), wanted),
        annotations: [outside.of(true), Transaction.addToHistory.of(true)],
      })
    },
    setMarks(marks) {
      view.dispatch(setDiagnostics(view.state, marks.map((mark) => placed(view.state, mark))))
    },
    goToLine(line) {
      const at = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)))
      view.dispatch({ selection: { anchor: at.to }, scrollIntoView: true })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

/**
 * What is typed goes into the text, and from there onto the page. Were it typed into the page, Chromium would give what
 * replaces a selection the style of what it replaces, as an attribute that the content security policy forbids.
 */
const typing = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.inputType !== 'insertText' || event.data === null || event.isComposing) return false
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true })
    return true
  },
})

/** Whether something begins right here: a text, a bracket, a condition. */
function opens(context: CompletionContext): boolean {
  return /["'(]$| if $| (?:and|or|not) $/.test(context.state.sliceDoc(Math.max(0, context.pos - 5), context.pos))
}

function placed(state: EditorState, mark: Mark): Diagnostic {
  const line = state.doc.line(Math.max(1, Math.min(mark.line, state.doc.lines)))
  const within = (column: number) => line.from + Math.max(0, Math.min(line.length, column))
  const known = mark.from !== undefined && mark.from !== null
  const from = known ? within(mark.from ?? 0) : line.from + (/^\s*/.exec(line.text)?.[0].length ?? 0)
  const to = known && mark.to !== undefined && mark.to !== null ? within(mark.to) : line.to
  return { from: Math.min(from, to), to, severity: mark.severity, message: mark.message }
}

/** The one change that makes a text out of another: what is the same before and after it stays, and so does the cursor. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  let from = 0
  while (from < before.length && from < after.length && before[from] === after[from]) from++
  let end = 0
  while (end < before.length - from && end < after.length - from && before.at(-1 - end) === after.at(-1 - end)) end++
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}
