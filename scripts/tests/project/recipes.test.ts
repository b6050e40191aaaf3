import { after, test } from 'node:test'
import { ProjectCopy } from '../copy'
import { beginRecipes, endRecipes, followKindRecipe } from '../recipes'

// What is compiled and checked after a guide was followed is looked at at night: here a guide that names what is gone throws.
const copy = new ProjectCopy('test-guides')
after(() => copy.remove())

test('the places that the guides of an item, a field, a language and a component name are there', () => {
  beginRecipes(copy)
  endRecipes(copy)
})

test('the places that the guide of a kind of page names are there', () => followKindRecipe(copy))
