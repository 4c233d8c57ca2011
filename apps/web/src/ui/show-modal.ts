/**
 * Opens it as a modal dialog. The page behind loses its scrollbar and keeps its room, so that nothing moves; a page that
 * is too short for one has no room to keep.
 */
export function showModal(dialog: HTMLDialogElement) {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar-room', window.innerWidth > clientWidth ? 'stable' : 'auto')
  dialog.showModal()
}
