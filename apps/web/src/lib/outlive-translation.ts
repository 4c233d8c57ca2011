/**
 * A browser that translates the page replaces its text nodes. React would end with an error when it removes one, or
 * inserts something before it (facebook/react#11538): here it finds that already done, or appends.
 */
export function outliveTranslation() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function (this: Node, child: Node) {
    return child.parentNode === this ? removeChild.call(this, child) : child
  } as typeof removeChild
  Node.prototype.insertBefore = function (this: Node, node: Node, before: Node | null) {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null)
  } as typeof insertBefore
}
