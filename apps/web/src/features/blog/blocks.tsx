import type { Block } from '@beacon/contract/blog'
import type { ReactNode } from 'react'
import { Figure } from './figure.tsx'
import { Runs } from './runs.tsx'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

/** The blocks of a text as its author wrote them. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its position
  blocks.map((block, index) => <BlockView key={index} block={block} />)

/** One block, with the blocks in it. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <Heading {...block} />
    case 'paragraph':
      return <Paragraph {...block} />
    case 'list':
      return <List {...block} />
    case 'quote':
      return (
        <blockquote>
          <p>
            <Runs runs={block.text} />
          </p>
          <Blocks blocks={block.children} />
        </blockquote>
      )
    case 'toggle':
      return (
        <details>
          <summary>
            <Runs runs={block.text} />
          </summary>
          <Blocks blocks={block.children} />
        </details>
      )
    case 'code':
      return <Code {...block} />
    case 'image':
      return <Figure {...block} />
    case 'table':
      return <Table {...block} />
    case 'divider':
      return <hr />
  }
}

function Heading({ level, id, text }: Of<'heading'>) {
  const Element = `h${level}` as const
  return (
    <Element id={id}>
      <Runs runs={text} />
    </Element>
  )
}

/** A paragraph that is bold or italic throughout is styled as a statement or an aside (BLOG-6). */
function Paragraph({ text, emphasis }: Of<'paragraph'>) {
  return (
    <p className={emphasis && `post-${emphasis}`}>
      <Runs runs={text} />
    </p>
  )
}

function List({ ordered, start, items }: Of<'list'>) {
  const lines = items.map(({ text, children }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity but its position
    <li key={index}>
      <Runs runs={text} />
      <Blocks blocks={children} />
    </li>
  ))
  return ordered ? <ol start={start}>{lines}</ol> : <ul>{lines}</ul>
}

function Code({ text, language }: Of<'code'>) {
  return (
    <Scroller label={language ? `Code, ${language}` : 'Code'}>
      <pre>
        <code>{text}</code>
      </pre>
    </Scroller>
  )
}

function Table({ hasHeader, rows }: Of<'table'>) {
  const [header, ...rest] = rows
  const body = hasHeader ? rest : rows
  return (
    <Scroller label="Table">
      <table>
        {hasHeader && header && (
          <thead>
            <tr>
              {header.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its position
                <th key={column} scope="col">
                  <Runs runs={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its position
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its position
                <td key={column}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** Wide content scrolls in a container of its own, which the keyboard must be able to focus. */
const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  <section aria-label={label} tabIndex={0} className="post-scroller">
    {children}
  </section>
)
