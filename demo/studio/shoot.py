"""python shoot.py -- ITEM 1600 3 1 2 VARIANT NAME FOLDER [PARTS]     Photographs one piece whole, from near and from one side beside something of known size, as views.py says; PARTS, such as detail,scale:800, names those still to be made, and what is narrower than the others."""
import importlib, os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from bpy_extras.object_utils import world_to_camera_view
from views import VIEWS
variant, name, folder = argv[5], argv[6], argv[7]; view = VIEWS[name]
ASKED = dict((part+':').split(':')[:2] for part in argv[8].split(',')) if len(argv) > 8 else {}; WIDE = {'' if part == 'whole' else '-'+part: int(n) for part, n in ASKED.items() if n}
PARTS = tuple('' if part == 'whole' else '-'+part for part in ASKED) or view.get('shots', ('', '-detail', '-scale')); swap = view.get('swap', {})
if swap:
    import studio
    plain_hexc, plain_rgb = studio.hexc, studio.rgb
    studio.hexc = lambda h, *a: plain_hexc(swap.get(h, h), *a); studio.rgb = lambda h: plain_rgb(swap.get(h, h))
SURROUNDINGS = ('backdrop', 'slab', 'g', 'cube', 'wall', 'table')
path = lambda suffix: f'{folder}/{name}{suffix}.png'
if all(os.path.exists(path(s)) for s in PARTS): sys.exit()

def shot(suffix, ex=None):
    if os.path.exists(path(suffix)): return ex
    t = time.process_time(); n = WIDE.get(suffix); D = expose((n, n), SPP+1) if n else expose(); ex = finish(D, path(suffix), ex); print('SHOT', path(suffix), round(time.process_time()-t), 's', flush=True); return ex
def seen(o): return o.type == 'MESH' and o.visible_camera and not o.hide_render
def corners(objects): bpy.context.view_layer.update(); return np.array([list(o.matrix_world @ Vector(c)) for o in objects for c in o.bound_box])
def ground(x, y, top):
    ok, at, *_ = S.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector((x, y, top)), Vector((0, 0, -1))); return at.z if ok else 0.0
def ruler(f):
    """a wooden ruler of 15 cm, as every pencil box holds one; f is a decimetre in the units of the piece"""
    L, W, T, px = 1.56*f, .28*f, .030*f, 300/f*f; im = Image.new('RGB', (1560*2, 280*2), '#c79c58'); d = ImageDraw.Draw(im); r = np.random.default_rng(4)
    from PIL import ImageFont
    for k in range(280): y = int(r.integers(0, 560)); d.line([(0, y), (3120, y+int(r.integers(-9, 9)))], fill=('#bd9150', '#cfa667', '#b58947')[k % 3], width=int(r.integers(1, 5)))
    font = ImageFont.load_default(86)
    for mm in range(151): x = 60+mm*20; h = 150 if mm % 10 == 0 else 112 if mm % 5 == 0 else 76; d.line([(x, 0), (x, h)], fill='#33241a', width=5); mm % 10 or d.text((x, 232), str(mm//10), fill='#33241a', font=font, anchor='mm')
    m = M('ruler'); t = m.img(np.asarray(im.filter(ImageFilter.GaussianBlur(1.2))), 'ruler', ext='EXTEND'); m.P(Base_Color=t, Roughness=.42, Specular=.4, Clearcoat=.15)
    nx, ny = 60, 12; X, Y = np.meshgrid(np.linspace(-L/2, L/2, nx), np.linspace(-W/2, W/2, ny)); Z = T*np.clip(np.minimum(1, .35+.65*(W/2-Y)/(W*.35)), 0, 1)
    o = grid('ruler', np.stack([X, Y, Z], -1), mats=[m.m]); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = T*.8; s.offset = -1; return o, np.array([L, W])
def teacup(f):
    """a clay cup of 8 cm, as tea is sold in"""
    from items import scene as room
    root = room.place('kulhad', 'pair-with-tea', size=f*.9, without=('cardamom', 'cinnamon'))
    kids = [o for o in root.children if o.name.split('.')[0] in ('kulhad', 'tea')]; keep = [o for o in kids if o.location.x < 0]
    for o in kids:
        if o not in keep: bpy.data.objects.remove(o)
    for o in keep: o.location.x = o.location.y = 0
    return root, np.array([.86*f, .86*f])

item = importlib.import_module('items.'+ITEM); item.build(**(item.VARIANTS[variant] if variant != '-' else {}))
whole = S.camera; ex = None
apart = lambda o: o.name.split('.')[0].lower() in SURROUNDINGS+tuple(view.get('apart', ()))
ex = shot('') if '' in PARTS else exposure(expose((400, 400)))      # near pictures are lit as the whole one
if '-detail' in PARTS and not os.path.exists(path('-detail')): close(*view['close']); shot('-detail', ex*view.get('light', 1) if ex else None)
if '-scale' in PARTS and not os.path.exists(path('-scale')):
    S.camera = whole; mine = [o for o in COL.objects if seen(o) and not apart(o) and (o.name in view['only'] if 'only' in view else True)]; P = corners(mine); lo, hi = P.min(0), P.max(0)
    axis, mm = view.get('size', (0, 100)); f = view.get('decimetre') or (hi-lo)[axis]/(mm/100); kind = view.get('known', 'ruler'); before = set(COL.objects)
    o, (w, d) = {'ruler': ruler, 'cup': teacup}[kind](f); dx, dy, turn = view.get('at', (0, 0, 0))
    spot = np.array([(lo[0]+hi[0])/2, lo[1]-.14*f-d/2]) if kind == 'ruler' else np.array([hi[0]+.16*f+w/2, (lo[1]+hi[1])/2]); spot += np.array([dx, dy])*f
    new = [q for q in COL.objects if q not in before and q.type == 'MESH']
    for q in new: q.hide_viewport = True
    z = ground(spot[0], spot[1], hi[2]+5)
    for q in new: q.hide_viewport = False
    o.location = (*spot, z+.003*f); o.rotation_euler[2] = math.radians(turn)
    Q = corners([q for q in new if seen(q)]); Q[:, 0] = np.clip(Q[:, 0], lo[0]-.1*f, max(hi[0]+.1*f, Q[:, 0].min())) if kind == 'ruler' else Q[:, 0]; both = np.vstack([P, Q])      # a ruler may run out of the picture
    mid = (both.min(0)+both.max(0))/2
    v = whole.matrix_world.translation-Vector(((P.min(0)+P.max(0))/2)); az, el = view.get('turn', (-22, 4)); a = math.degrees(math.atan2(v.x, -v.y))+az; e = min(70, math.degrees(math.asin(v.z/v.length))+el); R = v.length
    for _ in range(4):       # as near as both fit
        camera(mid, R, e, a, whole.data.lens, None); bpy.context.view_layer.update(); n = np.array([list(world_to_camera_view(S, S.camera, Vector(p))) for p in both]); s = max(n[:, :2].max(0)-n[:, :2].min(0)); R *= s/view.get('fill', .80)
        sh = (n[:, :2].max(0)+n[:, :2].min(0))/2-.5; mat = S.camera.matrix_world.to_3x3(); wd = R*36/whole.data.lens; mid = np.array(Vector(mid)+mat @ Vector((sh[0]*wd, sh[1]*wd, 0)))
    camera(mid, R, e, a, whole.data.lens, whole.data.dof.aperture_fstop*10*1.6, focus=tuple(mid)); shot('-scale', ex*view.get('light', 1) if ex else None)
